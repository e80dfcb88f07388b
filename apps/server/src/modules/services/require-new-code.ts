import type { Service } from '@oaklet/api/contract'
import { and, eq, ne } from 'drizzle-orm'
import { services } from '../../db/schema/services-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { isServiceOfPractice } from './select-services'

/** What tells two services of a practice apart; the id, where there is one, is the service itself. */
type Coded = Pick<Service, 'code' | 'isActive'> & { practiceId: string; id?: string }

/** Throws 422 when another active service has the code of this active one; the practice has to be locked. */
export async function requireNewCode(
  { tx, actor }: Work,
  { practiceId, id, code, isActive }: Coded,
): Promise<void> {
  if (!isActive) return
  const [same] = await tx
    .select({ label: services.label })
    .from(services)
    .where(
      and(
        isServiceOfPractice(actor, practiceId),
        eq(services.code, code),
        services.isActive,
        id === undefined ? undefined : ne(services.id, id),
      ),
    )
  if (same === undefined) return
  throw validationFailed([{ path: 'code', message: `“${same.label}” has the code ${code} already` }])
}
