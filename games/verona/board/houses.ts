/** The noble houses by seat; each begins with the letter of its seat. Old families of the town. */
export const HOUSES = ['Avogari', 'Bevilacqua', 'Canossa', 'Della Scala', 'Emilei'] as const;

export const houseOf = (seat: number): string => HOUSES[seat] ?? '';
