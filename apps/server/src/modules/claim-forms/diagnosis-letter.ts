/** The letter of a claim’s diagnosis, counted from 1: A to L (boxes 21 and 24E). */
export const diagnosisLetter = (number: number): string => 'ABCDEFGHIJKL'.charAt(number - 1)
