const SYLLABLES =
  'ma ri lin da ko ra ber to gu an sen ley vic tor ha mil ton wes brook shaw el len or is va no sti jo hn per ez mar tin ka te sam ue dan iel pat ck o neil mc gr ath fer gus hol mes'.split(
    ' ',
  )
const REAL_FIRST = ['Maya', 'Marisol', 'Tobias', 'John', 'Joanna', 'Maria']
const REAL_LAST = ['Lindqvist', 'Vega', 'Okafor', 'Johnson', 'Jones', 'Martinez']
const FIRST_NAMES = 1500
const LAST_NAMES = 12_000

/** Invented people, the same in every run: `[first, last]`, with names that many share and that are like one another. */
export function inventNames(count) {
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const pick = (list) => list[Math.floor(random() * list.length)]
  const word = () => {
    const letters = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('')
    return letters[0].toUpperCase() + letters.slice(1)
  }
  const firsts = [...REAL_FIRST, ...Array.from({ length: FIRST_NAMES }, word)]
  const lasts = [...REAL_LAST, ...Array.from({ length: LAST_NAMES }, word)]
  return [['Marisol', 'Vega'], ...Array.from({ length: count - 1 }, () => [pick(firsts), pick(lasts)])]
}
