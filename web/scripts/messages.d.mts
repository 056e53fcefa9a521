export function messagesOf(folder: URL): Map<string, string[]>;
export function typescript(messages: Map<string, string[]>): string;
