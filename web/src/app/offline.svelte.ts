let waiting = $state.raw<ServiceWorker | undefined>();

/** A newer version waits here until the user reloads. */
export const update = {
  get isReady(): boolean {
    return waiting !== undefined;
  },
  apply: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('go on');
  },
};

/** Caches the whole client on the device, so that it starts and plays without a network. */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(new URL('./service-worker.js', document.baseURI)).then(
    registration => {
      const look = (worker: ServiceWorker | null): void =>
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
        });
      if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
      look(registration.installing);
      registration.addEventListener('updatefound', () => look(registration.installing));
    },
    () => undefined,
  );
};
