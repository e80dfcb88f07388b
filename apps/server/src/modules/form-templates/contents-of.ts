import type { FormContent } from '@oaklet/api/contract'
import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { formTemplateVersions } from '../../db/schema/form-templates-table'
import type { Work } from '../../work'

/** Names one version of one form; both are null where there is none. */
export interface FormVersionKey {
  formTemplateId: string | null
  formNumber: number | null
}

/** What these versions ask, each read once, however often it is asked for. */
export async function contentsOf(
  { tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>,
  keys: readonly FormVersionKey[],
): Promise<(key: FormVersionKey) => FormContent | null> {
  const wanted = new Map(
    keys.flatMap(({ formTemplateId: id, formNumber: number }) =>
      id === null || number === null ? [] : [[`${id} ${number}`, { id, number }] as const],
    ),
  )
  if (wanted.size === 0) return () => null
  const rows = await tx
    .select()
    .from(formTemplateVersions)
    .where(
      and(
        eq(formTemplateVersions.organizationId, actor.organizationId),
        or(
          ...[...wanted.values()].map(({ id, number }) =>
            and(eq(formTemplateVersions.formTemplateId, id), eq(formTemplateVersions.number, number)),
          ),
        ),
      ),
    )
  const found = new Map(
    rows.map(({ formTemplateId, number, title, isClinical, items }) => [
      `${formTemplateId} ${number}`,
      { title, isClinical, items },
    ]),
  )
  return ({ formTemplateId, formNumber }) => found.get(`${formTemplateId} ${formNumber}`) ?? null
}
