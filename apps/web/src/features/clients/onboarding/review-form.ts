import {
  isOtherCoverage,
  type PacketDifference,
  packetDifferences,
  type PacketReview,
  type ReviewField,
  type ReviewPacketBody,
  saidCoverage,
  type SaidCoverage,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { REVIEW_FIELD_WORDS } from './difference-words'

/** Whether what the client says is taken over. */
export type Decision = 'accept' | 'keep'

/** What the form holds: a decision by the name of a field, `coverage`, or a file; and how an insurance is added. */
export interface ReviewValues {
  decisions: Readonly<Record<string, Decision | null>>
  payerId: string | null
  priority: number
  effectiveFrom: string | null
}

/** What has to be decided. */
export interface ReviewTask {
  differences: readonly PacketDifference[]
  /** The insurance that the client tells of and that is not on file; null where there is none. */
  coverage: SaidCoverage | null
  files: PacketReview['files']
}

/** What of a packet has to be decided. */
export function reviewTask({ client, forms, coverage, files }: PacketReview): ReviewTask {
  const said = saidCoverage(forms)
  return {
    differences: packetDifferences(client, forms),
    coverage: said !== null && isOtherCoverage(coverage, said) ? said : null,
    files,
  }
}

/** The name under which a file is decided on, as the server calls it. */
export const fileField = (id: string): string => `files.${id}`

/** What the form starts from: what is empty on file is filled in, and files are accepted. */
export function startOf(task: ReviewTask, { coverage }: Pick<PacketReview, 'coverage'>): ReviewValues {
  const { differences, coverage: said, files } = task
  return {
    decisions: Object.fromEntries<Decision | null>([
      ...differences.map(({ field, onFile }) => [field, onFile === null ? 'accept' : null] as const),
      ...(said === null ? [] : [['coverage', coverage === null ? 'accept' : null] as const]),
      ...files.map(({ id }) => [fileField(id), 'accept'] as const),
    ]),
    ...{ payerId: null, priority: coverage === null ? 1 : 2, effectiveFrom: null },
  }
}

/** Everything as the client says it. */
export const allAccepted = ({ decisions }: ReviewValues): ReviewValues['decisions'] =>
  Object.fromEntries(Object.keys(decisions).map((name) => [name, 'accept' as const]))

/** What has to be put right before the review is sent, in the order of the fields. */
export function reviewErrors(
  { differences, coverage, files }: ReviewTask,
  values: ReviewValues,
): FormError[] {
  const { decisions, payerId, effectiveFrom } = values
  const open = (path: string, what: string): FormError[] =>
    (decisions[path] ?? null) === null ? [{ path, message: `Decide on ${what}` }] : []
  const isAdded = coverage !== null && decisions['coverage'] === 'accept'
  return [
    ...differences.flatMap(({ field }) => open(field, `the ${REVIEW_FIELD_WORDS[field].toLowerCase()}`)),
    ...(coverage === null ? [] : open('coverage', 'the insurance')),
    ...(isAdded && payerId === null ? [{ path: 'coverage.payerId', message: 'Choose the insurance' }] : []),
    ...(isAdded && effectiveFrom === null
      ? [{ path: 'coverage.effectiveFrom', message: 'Enter the first day' }]
      : []),
    ...files.flatMap(({ id, title }) => open(fileField(id), title)),
  ]
}

/** What is sent of values in which {@link reviewErrors} finds nothing. */
export function reviewBody(
  { differences, coverage, files }: ReviewTask,
  { decisions, payerId, priority, effectiveFrom }: ReviewValues,
): Pick<ReviewPacketBody, 'accepted' | 'kept' | 'coverage' | 'files'> {
  const decidedAs = (decision: Decision): ReviewField[] =>
    differences.map(({ field }) => field).filter((field) => decisions[field] === decision)
  const added = { payerId: payerId ?? '', priority, effectiveFrom: effectiveFrom ?? '' }
  return {
    ...{ accepted: decidedAs('accept'), kept: decidedAs('keep') },
    ...(coverage !== null && { coverage: decisions['coverage'] === 'accept' ? added : null }),
    ...(files.length > 0 && {
      files: files.map(({ id }) => ({ fileId: id, isAccepted: decisions[fileField(id)] === 'accept' })),
    }),
  }
}
