/** Why an operation is refused: the A2A error names of specification 1.0.1 §5.4, as ErrorInfo writes them. */
export type Reason = 'UNSUPPORTED_OPERATION' | 'PUSH_NOTIFICATION_NOT_SUPPORTED' | 'VERSION_NOT_SUPPORTED';

/** JSON-RPC codes of the reasons. */
export const reasonCodes = {
  PUSH_NOTIFICATION_NOT_SUPPORTED: -32003,
  UNSUPPORTED_OPERATION: -32004,
  VERSION_NOT_SUPPORTED: -32009,
} as const satisfies Record<Reason, number>;

/** Versions whose callers are answered in their own terms; 0.3 and 1.0 differ in names only. */
export const versions = ['1.0', '0.3'] as const;

/** JSON-RPC methods of A2A 1.0 (§9.4) and 0.3 (§7). A card that says "no push" makes push operations -32003 (§3.3.4). */
export const rpcMethods: ReadonlyMap<string, Reason> = new Map([
  ...[
    'SendMessage',
    'SendStreamingMessage',
    'GetTask',
    'ListTasks',
    'CancelTask',
    'SubscribeToTask',
    'GetExtendedAgentCard',
    'message/send',
    'message/stream',
    'tasks/get',
    'tasks/list',
    'tasks/cancel',
    'tasks/resubscribe',
    'agent/getAuthenticatedExtendedCard',
  ].map((method) => [method, 'UNSUPPORTED_OPERATION'] as const),
  ...[
    'CreateTaskPushNotificationConfig',
    'GetTaskPushNotificationConfig',
    'ListTaskPushNotificationConfigs',
    'DeleteTaskPushNotificationConfig',
    'tasks/pushNotificationConfig/set',
    'tasks/pushNotificationConfig/get',
    'tasks/pushNotificationConfig/list',
    'tasks/pushNotificationConfig/delete',
  ].map((method) => [method, 'PUSH_NOTIFICATION_NOT_SUPPORTED'] as const),
]);

interface RestOperation {
  readonly methods: readonly string[];
  readonly path: RegExp;
  readonly reason: Reason;
}

const operation = (methods: readonly string[], path: string, reason: Reason): RestOperation => ({
  methods,
  path: new RegExp(`^(?:${path})$`),
  reason,
});

/** One segment may stand in front: a tenant (1.0), or the `v1` of 0.3. */
const TASKS = '(?:/[^/]+)?/tasks';
const TASK = `${TASKS}/[^/:]+`;
const PUSH = `${TASK}/pushNotificationConfigs`;

/** HTTP+JSON operations (1.0.1 §11.3, 0.3 §3.5), below the agent's address. */
const restOperations: readonly RestOperation[] = [
  operation(['POST'], '(?:/[^/]+)?/message:(?:send|stream)', 'UNSUPPORTED_OPERATION'),
  operation(['GET'], TASKS, 'UNSUPPORTED_OPERATION'),
  operation(['GET'], TASK, 'UNSUPPORTED_OPERATION'),
  operation(['POST'], `${TASK}:cancel`, 'UNSUPPORTED_OPERATION'),
  // The table of §5.3 says POST, the proto says GET; clients of both kinds exist.
  operation(['GET', 'POST'], `${TASK}:subscribe`, 'UNSUPPORTED_OPERATION'),
  operation(['GET', 'POST'], PUSH, 'PUSH_NOTIFICATION_NOT_SUPPORTED'),
  operation(['GET', 'DELETE'], `${PUSH}/[^/]+`, 'PUSH_NOTIFICATION_NOT_SUPPORTED'),
  operation(['GET'], '(?:/[^/]+)?/extendedAgentCard|/v1/card', 'UNSUPPORTED_OPERATION'),
];

/** The reason for refusing an HTTP+JSON operation, or undefined where A2A has no such operation. */
export function restReason(method: string, below: string): Reason | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return restOperations.find(({ methods, path }) => methods.includes(asked) && path.test(below))?.reason;
}

/** Whether the caller's A2A-Version is one we know. Absent or empty is; the patch number must not matter (§3.6). */
export const knowsVersion = (version: string): boolean =>
  version === '' || versions.some((known) => version === known || new RegExp(`^${known}\\.\\d+$`).test(version));
