/** What a person wrote, kept in this tab: over a reload, and while another page is looked at. No server gets it. */
export interface Kept<Value> {
  read(): Value | undefined;
  /** Undefined takes it away. Where it cannot be kept, the browser asks before the page is left. */
  write(value: Value | undefined): void;
}

const ask = (event: Event): void => event.preventDefault();

export function kept<Value>(key: string): Kept<Value> {
  return {
    read() {
      try {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
        removeEventListener('beforeunload', ask);
      } catch {
        if (value === undefined) removeEventListener('beforeunload', ask);
        else addEventListener('beforeunload', ask);
      }
    },
  };
}

/** A file as it can be kept: its bytes as characters. */
export interface KeptFile {
  readonly name: string;
  readonly data: string;
}

/** Of a folder, one file is written in: the others are as they were the last time. */
const known = new WeakMap<Uint8Array, string>();

export function keepFile(name: string, bytes: Uint8Array): KeptFile {
  let data = known.get(bytes);
  if (data === undefined) {
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    data = btoa(binary);
    known.set(bytes, data);
  }
  return { name, data };
}

export const bytesOf = ({ data }: KeptFile): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
