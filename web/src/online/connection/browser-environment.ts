import { socketAddress } from './address.ts';
import type { ConnectionEnvironment } from './connection.ts';

/** A browser's own socket, clock and chance. */
export const createBrowserEnvironment = (): ConnectionEnvironment => ({
  plug: ears => {
    const socket = new WebSocket(socketAddress());
    socket.addEventListener('open', () => ears.opened());
    socket.addEventListener('message', ({ data }) => ears.heard(String(data)));
    // An error is always followed by a close.
    socket.addEventListener('close', ({ code }) => ears.closed(code));
    return {
      send: text => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newId: () =>
    [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
});
