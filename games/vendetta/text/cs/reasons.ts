import type { VendettaCodes } from '../../bot/reasons.ts';
import type { ReasonTexts } from '@tavola/web/text/reasons.ts';

export const cs: ReasonTexts<VendettaCodes> = {
  story: 'nezáleží na tom nic než příběh.',
  'lays-out': 'chce mít víc ve hře ({power}).',
  'takes-out': 'chce někoho či něco vyřadit ze hry: {piece}. Místo: {place}.',
  'wins-over': 'chce někoho či něco získat: {piece}. Místo: {place}.',
  'finds-ally': 'hledá někoho či něco nového ({power}). Místo: {place}.',
  storms: 'věž se dá dobýt: {seat}.',
  strengthens: 'posila se vyplatí ({points}): {piece}.',
  'pulls-down': 'body jsou teď potřebnější než věž ({floors}).',
  'ends-turn': 'nic dalšího se v tomto tahu nevyplatí.',
  reacts: 'scéna za to stojí ({points}).',
  interrupts: 'výsledek scény za to stojí ({floors}).',
  'lets-be': 'dávat sem víc se nevyplatí.',
  'locks-up': 'bude chybět nejméně: {piece}.',
  'keeps-standing': 'bez posledního patra je všechno ztraceno.',
};
