/** The noble houses are old families of the town, and each name begins with the letter of its seat. */
export const HOUSES = ['Avogari', 'Bevilacqua', 'Canossa', 'Della Scala', 'Emilei'] as const;

export const houseOf = (seat: number): string => HOUSES[seat] ?? '';
