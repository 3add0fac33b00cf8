/** What the tests in workerd use of the runtime's own module. */
declare module 'cloudflare:workers' {
  export const exports: { default: { fetch(input: string | Request, init?: RequestInit): Promise<Response> } };
}
