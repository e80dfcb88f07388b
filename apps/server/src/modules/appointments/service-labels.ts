import type { FieldError, ServiceLine } from '@oaklet/api/contract'
import type { Work } from '../../work'
import { offeredServices } from '../services'

type Lines = readonly Pick<ServiceLine, 'serviceCode'>[]

/** Returns the label of each service of these lines that can be booked, by its code. */
export const offeredLabels = (work: Work, practiceId: string, lines: Lines) =>
  offeredServices(
    work,
    practiceId,
    lines.map(({ serviceCode }) => serviceCode),
  )

/** Returns an error for each line whose service has no label. */
export const serviceErrors = (labels: ReadonlyMap<string, string>, lines: Lines): FieldError[] =>
  lines.flatMap(({ serviceCode }, index) =>
    labels.has(serviceCode)
      ? []
      : [{ path: `lines.${index}.serviceCode`, message: 'Choose a service of this practice' }],
  )
