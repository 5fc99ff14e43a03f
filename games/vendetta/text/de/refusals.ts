import type { VendettaRefusals } from '../en/refusals.ts';

export const de: VendettaRefusals = {
  'too-many-points': 'Zusammen kostet das {points}; höchstens {max} Punkte dürfen ausgelegt werden.',
  'too-dear': 'Das kostet {points}, und deine Reserve ist {reserve}.',
  away: '{piece} ist vor der Stadt und hier nicht anzutreffen.',
  'house-fallen': 'Dieses Haus ist gefallen.',
  decided: 'Das Ende steht fest; auf dem Spielplan ändert sich nichts mehr.',
  'proposal-open': 'Über deinen Vorschlag wird noch abgestimmt.',
  incomplete: 'Eine Änderung ist unvollständig: Wähle, was sie betrifft.',
  'piece-out': '{piece} ist nicht mehr im Spiel.',
  'piece-in-play': '{piece} ist schon im Spiel.',
  'vote-open': 'Über eine Belohnung wird gerade abgestimmt.',
  'reward-begun': 'Die Abstimmung über die Belohnung läuft schon; die Stimme bleibt, wie sie ist.',
  'held-before': 'Du hast diese Szene schon einmal offen gehalten.',
  paused: 'Die Geschichte ruht. Sie geht weiter, wenn alle bereit sind.',
};
