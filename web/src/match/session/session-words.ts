import { settings } from '../../app/settings.svelte.ts';
import { widgetWords, type WidgetWords } from '../../widgets/words.ts';
import type { Session } from './session.svelte.ts';

/** The words of widgets for what this viewer sees now. */
export const createSessionWords = (session: Session): WidgetWords =>
  widgetWords(
    settings.text,
    settings.language,
    session.match.text,
    session.view,
    session.match.names,
    marks => (session.highlights = marks),
    rule => (session.rule = rule),
  );
