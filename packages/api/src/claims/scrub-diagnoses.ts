import { DiagnosisCode, MAX_DIAGNOSES } from '../clients/diagnosis'
import { DIAGNOSIS_WORDS } from '../clients/diagnosis-words'
import { error, warning, when } from './found'
import type { Scrub } from './claim-context'

const NAMED = Object.keys(DIAGNOSIS_WORDS)

/** Rules 18 to 21: what the client is treated for. */
export const scrubDiagnoses: Scrub = ({ diagnoses }) => {
  const spot = ['claim', 'diagnoses'] as const
  const isMuch = diagnoses.length > MAX_DIAGNOSES || new Set(diagnoses).size < diagnoses.length
  const [main = ''] = diagnoses
  return [
    ...when(diagnoses.length === 0, () => error(18, '21', spot, 'Add a diagnosis')),
    ...when(isMuch, () => error(18, '21', spot, `At most ${MAX_DIAGNOSES} diagnoses, each once`)),
    ...diagnoses.flatMap((code, index) => [
      ...when(!isComplete(code), () =>
        error(
          19,
          '21',
          ['claim', `diagnoses.${index}`],
          `${code} is not a complete code: choose one below it`,
        ),
      ),
      ...when(/unspecified/.test(DIAGNOSIS_WORDS[code] ?? ''), () =>
        warning(
          20,
          '21',
          ['claim', `diagnoses.${index}`],
          `${code} says “unspecified”; payers may ask for more`,
        ),
      ),
    ]),
    ...when(/^[V-Y]/.test(main), () =>
      error(
        21,
        '21',
        ['claim', 'diagnoses.0'],
        `${main} can’t be the main diagnosis: it names an external cause`,
      ),
    ),
    ...when(main.startsWith('Z'), () =>
      warning(21, '21', ['claim', 'diagnoses.0'], `Some payers refuse ${main} as the main diagnosis`),
    ),
  ]
}

/** Whether a code is one, and has none below it among those that have names here. */
const isComplete = (code: string): boolean =>
  DiagnosisCode.safeParse(code).success &&
  (code in DIAGNOSIS_WORDS || !NAMED.some((named) => named.startsWith(code)))
