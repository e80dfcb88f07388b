import { elementAt, nameOf, type Segment, type Warning } from '../reading/segment'
import type { TransactionSet } from '../reading/transaction-set'

/** What some files part components with, whatever their envelope says. */
const OTHER_SEPARATORS = ['>', '|', '<', '^', '\\']

/** What parts the components of a remittance: as its envelope says, unless all services are parted by another sign. */
export function componentOf({ segments, separators }: TransactionSet): {
  component: string
  warnings: Warning[]
} {
  const lines = segments.filter((segment) => nameOf(segment) === 'SVC')
  const isIn = (sign: string) => (line: Segment) => elementAt(line, 1).includes(sign)
  const other = OTHER_SEPARATORS.find((sign) => lines.every(isIn(sign)))
  const [first] = lines
  if (first === undefined || other === undefined || lines.some(isIn(separators.component)))
    return { component: separators.component, warnings: [] }
  const message = `The services are parted by ${other}, and not by ${separators.component} as the file says.`
  return { component: other, warnings: [{ segment: first.number, message }] }
}
