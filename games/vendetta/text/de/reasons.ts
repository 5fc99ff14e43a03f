import type { VendettaCodes } from '../../bot/reasons.ts';
import type { ReasonTexts } from '@tavola/web/text/reasons.ts';

export const de: ReasonTexts<VendettaCodes> = {
  story: 'es geht allein um die Geschichte.',
  'lays-out': 'will mehr im Spiel haben ({power}).',
  'takes-out': 'will jemanden oder etwas aus dem Spiel nehmen: {piece}. Ort: {place}.',
  'wins-over': 'will jemanden oder etwas gewinnen: {piece}. Ort: {place}.',
  'finds-ally': 'sucht jemanden oder etwas Neues ({power}). Ort: {place}.',
  storms: 'der Turm ist zu nehmen: {seat}.',
  strengthens: 'die Stärkung lohnt sich ({points}): {piece}.',
  'pulls-down': 'braucht Punkte nötiger als den Turm ({floors}).',
  'ends-turn': 'nichts weiter lohnt sich in diesem Zug.',
  reacts: 'die Szene ist es wert ({points}).',
  interrupts: 'der Ausgang der Szene ist es wert ({floors}).',
  'lets-be': 'mehr hineinzustecken lohnt sich nicht.',
  'locks-up': 'fehlt am wenigsten: {piece}.',
  'keeps-standing': 'ohne das letzte Stockwerk ist alles verloren.',
};
