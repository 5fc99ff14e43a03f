import { count, type InEach } from '@tavola/web/text/language.ts';

/** Only the plan's own words; names and flags come from the game's text. */
interface CityText {
  readonly piazza: string;
  readonly outside: string;
  readonly arrows: string;
  readonly power: (n: number) => string;
  readonly notes: (n: number) => string;
  readonly ruined: (n: number) => string;
  readonly imprisoned: (head: string) => string;
}

export const CITY: InEach<CityText> = {
  cs: {
    piazza: 'Náměstí a ulice',
    outside: 'Za hradbami',
    arrows: 'Po plánu se chodí šipkami, Enter vybírá.',
    power: n => `moc ${n}`,
    notes: n => count('cs', n, ['poznámka', 'poznámky', 'poznámek']),
    ruined: n => count('cs', n, ['patro v troskách', 'patra v troskách', 'pater v troskách']),
    imprisoned: head => `Tady sedí ve vězení ${head}.`,
  },
  en: {
    piazza: 'Squares and streets',
    outside: 'Beyond the walls',
    arrows: 'Arrow keys walk about the plan, Enter picks.',
    power: n => `power ${n}`,
    notes: n => count('en', n, ['note', 'notes']),
    ruined: n => count('en', n, ['floor in ruins', 'floors in ruins']),
    imprisoned: head => `${head} is held here.`,
  },
  de: {
    piazza: 'Plätze und Gassen',
    outside: 'Vor den Mauern',
    arrows: 'Die Pfeiltasten führen über den Plan, Enter wählt.',
    power: n => `Macht ${n}`,
    notes: n => count('de', n, ['Notiz', 'Notizen']),
    ruined: n => count('de', n, ['Stockwerk in Trümmern', 'Stockwerke in Trümmern']),
    imprisoned: head => `Hier sitzt ${head} gefangen.`,
  },
};
