import type { InEach } from '@tavola/web/text/language.ts';

export interface EditorText {
  readonly title: string;
  readonly hint: string;
  readonly needsDraft: string;
  readonly byChance: string;
  readonly own: string;
  readonly agree: string;
  readonly inland: string;
  readonly coast: string;
  readonly aside: string;
  readonly usual: string;
  readonly mix: string;
  readonly keys: string;
  tile(name: string, terrain: string, price: string, improvement: string): string;
  place(n: number): string;
  readonly components: string;
  readonly choose: string;
  readonly componentsHint: string;
  readonly notJson: string;
  wrong(path: string): string;
  taken(name: string): string;
  readonly remove: string;
}

export const EDITOR: InEach<EditorText> = {
  en: {
    title: 'The island',
    hint: 'Drag a tile onto another, or pick two: they change places.',
    needsDraft: 'A custom island is played with drafted settlements; that start is chosen with it.',
    byChance: 'Laid by chance when the match begins',
    own: 'Laid by me now',
    agree: 'Before the match everybody is asked; if one refuses, the usual island is laid.',
    inland: 'Inland, north',
    coast: 'Coast, south',
    aside: 'not used',
    usual: 'As usual',
    mix: 'Mix',
    keys: 'Left and right arrow move a tile.',
    tile: (name, terrain, price, improvement) =>
      `${name}, ${terrain}; settlement ${price}; improvement ${improvement}`,
    place: n => `place ${n} from the west`,
    components: 'Components of your own',
    choose: 'Choose a file',
    componentsHint: 'A file with tiles, prices and cards as they are printed in your box.',
    notJson: 'This file cannot be read.',
    wrong: path => `Something is not right in the file: ${path}.`,
    taken: name => `In use: ${name}`,
    remove: 'Use the usual ones',
  },
  cs: {
    title: 'Ostrov',
    hint: 'Přetáhni dílek na jiný, nebo vyber dva: vymění si místo.',
    needsDraft: 'K vlastnímu ostrovu patří začátek s osadami podle volby; zvolí se zároveň.',
    byChance: 'Vyloží náhoda na začátku partie',
    own: 'Vyložím ho teď',
    agree: 'Před partií jsou tázáni všichni; odmítne-li kdokoli, vyloží se obvyklý ostrov.',
    inland: 'Vnitrozemí, sever',
    coast: 'Pobřeží, jih',
    aside: 'nepoužije se',
    usual: 'Jako obvykle',
    mix: 'Zamíchat',
    keys: 'Šipky doleva a doprava dílek posouvají.',
    tile: (name, terrain, price, improvement) =>
      `${name}, ${terrain}; osada ${price}; zlepšení výnosnosti ${improvement}`,
    place: n => `${n}. místo od západu`,
    components: 'Vlastní součásti',
    choose: 'Vybrat soubor',
    componentsHint: 'Soubor s dílky, cenami a kartami tak, jak jsou vytištěny ve tvé krabici.',
    notJson: 'Tento soubor nelze přečíst.',
    wrong: path => `Něco v souboru není v pořádku: ${path}.`,
    taken: name => `Používá se: ${name}`,
    remove: 'Použít obvyklé',
  },
  de: {
    title: 'Die Insel',
    hint: 'Zieh ein Plättchen auf ein anderes oder wähle zwei: Sie tauschen den Platz.',
    needsDraft: 'Zur eigenen Insel gehört der Beginn mit Siedlungen nach Wahl; er wird mitgewählt.',
    byChance: 'Der Zufall legt sie zu Beginn der Partie',
    own: 'Ich lege sie jetzt',
    agree: 'Vor der Partie werden alle gefragt; lehnt jemand ab, wird die übliche Insel ausgelegt.',
    inland: 'Inland, Norden',
    coast: 'Küste, Süden',
    aside: 'unbenutzt',
    usual: 'Wie üblich',
    mix: 'Mischen',
    keys: 'Pfeil links und rechts verschieben ein Plättchen.',
    tile: (name, terrain, price, improvement) =>
      `${name}, ${terrain}; Siedlung ${price}; Ertragsverbesserung ${improvement}`,
    place: n => `${n}. Platz von Westen`,
    components: 'Eigene Bestandteile',
    choose: 'Datei auswählen',
    componentsHint:
      'Eine Datei mit Plättchen, Preisen und Karten, wie sie in deiner Schachtel gedruckt sind.',
    notJson: 'Diese Datei lässt sich nicht lesen.',
    wrong: path => `In der Datei stimmt etwas nicht: ${path}.`,
    taken: name => `In Gebrauch: ${name}`,
    remove: 'Die üblichen nehmen',
  },
};
