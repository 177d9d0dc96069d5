/** How the page reaches its server. Where it can play offline, `offline/net.ts` puts something else in place. */
export const net = {
  fetch: (address: string, init?: RequestInit): Promise<Response> => fetch(address, init),
  /** A connection for the table with that code. */
  socket: (() => new WebSocket(`${location.origin.replace("http", "ws")}/ws`)) as (code: string) => WebSocket,
};
