import type { AvoidedWords } from '@tavola/web/rules/text/types.ts';

export const avoidedWords: AvoidedWords = {
  en: { 'in the own': 'in their own', 'an? own': 'one of your' },
  cs: { 'příruč\\p{L}*': 'pravidla v krabici', 'jmén\\p{L}* místa': 'název místa' },
  de: {
    man: 'du',
    'ausruf\\p{L}*': 'eine Szene eröffnen',
    'Ausrufende\\p{L}*': 'wer die Szene eröffnet',
    'abtragen|abgetragen': 'abreißen',
  },
};
