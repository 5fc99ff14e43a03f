// Before anything is drawn, so that a dark page does not flash in light. A nicety: it may fail.
try {
  const kept = localStorage.getItem('tavola.theme');
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  // A browser that keeps nothing shows the light one.
}
