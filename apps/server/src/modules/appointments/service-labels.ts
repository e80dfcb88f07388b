import type { FieldError, ServiceLine } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { services } from '../../db/schema/services-table'
import type { Work } from '../../work'

/** Returns the label of each service that the practice offers, by its code. */
export async function serviceLabels(work: Work, practiceId: string): Promise<ReadonlyMap<string, string>> {
  const { organizationId } = work.actor
  const offered = await work.tx
    .select({ code: services.code, label: services.label })
    .from(services)
    .where(and(eq(services.organizationId, organizationId), eq(services.practiceId, practiceId)))
  return new Map(offered.map(({ code, label }) => [code, label]))
}

/** Returns an error for each line whose service has no label. */
export const serviceErrors = (
  labels: ReadonlyMap<string, string>,
  lines: readonly Pick<ServiceLine, 'serviceCode'>[],
): FieldError[] =>
  lines.flatMap(({ serviceCode }, index) =>
    labels.has(serviceCode)
      ? []
      : [{ path: `lines.${index}.serviceCode`, message: 'Choose a service of this practice' }],
  )
