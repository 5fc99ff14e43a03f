import { settings } from './settings.svelte.ts';

const isPossible = (): boolean => 'Notification' in globalThis;

/** Asks the browser's permission; true if notifications may be shown. */
export const allowNotices = async (): Promise<boolean> =>
  isPossible() && (await Notification.requestPermission()) === 'granted';

/**
 * Shows a browser notification while the page is open and unwatched. Bystanders may read it, so it says that it is
 * somebody's turn and never what for.
 */
export const showNotice = async (title: string, body: string, tag: string): Promise<void> => {
  if (!settings.notices || !document.hidden || !isPossible() || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: './icon-192.png' };
  // Phones show only notifications of a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => focus());
};
