/** Each picture has one of these sizes, with a language and a theme. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'light', locale: 'cs' },
  tablet: { viewport: { width: 820, height: 1180 }, colorScheme: 'dark', locale: 'de' },
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en' },
} as const;
