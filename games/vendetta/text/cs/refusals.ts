import type { VendettaRefusals } from '../en/refusals.ts';

export const cs: VendettaRefusals = {
  'too-many-points': 'Dohromady je to bodů: {points}; vyložit jich lze nejvýše {max}.',
  'too-dear': 'Stojí to {points} a v rezervě máš {reserve}.',
  away: 'Za městem je nyní {piece}, tady k setkání nedojde.',
  'house-fallen': 'Tento rod padl.',
  decided: 'O konci je rozhodnuto, na herním plánu se už nic nemění.',
  'proposal-open': 'O tvém návrhu se ještě hlasuje.',
  incomplete: 'Některá změna není úplná: vyber, čeho se týká.',
  'piece-out': 'Mimo hru je {piece}.',
  'piece-in-play': 'Ve hře už je {piece}.',
  'vote-open': 'O odměně se právě hlasuje.',
  'reward-begun': 'O odměně se už hlasuje, hlas teď nikdo další propůjčit nemůže.',
  'held-before': 'V této scéně už jedna tvá žádost o čas byla.',
  paused: 'Příběh stojí. Pokračuje, až budou všichni připraveni.',
};
