import type { FormContent, FormTemplate, ListedFormTemplate } from '@oaklet/api/contract'
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { formTemplates, formTemplateVersions } from '../../db/schema/form-templates-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one form of one practice, as the routes’ parameters do. */
export interface FormTemplateKey {
  practiceId: string
  formTemplateId: string
}

type Who = Pick<Actor, 'organizationId'>
type Reading = Pick<Work<Actor>, 'tx' | 'actor'>

/** The forms of one practice. */
export const isFormOfPractice = ({ organizationId }: Who, practiceId: string) =>
  and(eq(formTemplates.organizationId, organizationId), eq(formTemplates.practiceId, practiceId))

/** The row that `key` names. */
export const isFormTemplate = (actor: Who, { practiceId, formTemplateId }: FormTemplateKey) =>
  and(isFormOfPractice(actor, practiceId), eq(formTemplates.id, formTemplateId))

const isCurrentVersion = and(
  eq(formTemplateVersions.organizationId, formTemplates.organizationId),
  eq(formTemplateVersions.formTemplateId, formTemplates.id),
  eq(formTemplateVersions.number, formTemplates.number),
)

const isPublisher = and(
  eq(staff.organizationId, formTemplateVersions.organizationId),
  eq(staff.id, formTemplateVersions.publishedById),
)

const title = sql<string>`coalesce(${formTemplateVersions.title}, ${formTemplates.draft} ->> 'title')`
const isClinical = sql<boolean>`coalesce(${formTemplateVersions.isClinical}, (${formTemplates.draft} ->> 'isClinical')::boolean)`
/** How many items ask something, counted where they are stored: a list reads no questions. */
const questions = sql<number>`jsonb_array_length(jsonb_path_query_array(
  coalesce(${formTemplateVersions.items}, ${formTemplates.draft} -> 'items'), '$[*] ? (@.kind != "heading")'))`

/** Forms as the contract lists them, by their titles, retired ones last. */
export async function selectFormTemplates(
  { tx }: Reading,
  which: SQL | undefined,
): Promise<ListedFormTemplate[]> {
  const rows = await tx
    .select({
      ...{ id: formTemplates.id, practiceId: formTemplates.practiceId, version: formTemplates.version },
      ...{ title, isClinical, questions, number: formTemplates.number },
      publishedTitle: formTemplateVersions.title,
      publishedAt: formTemplateVersions.publishedAt,
      publishedByName: staff.name,
      hasDraft: sql<boolean>`${formTemplates.draft} IS NOT NULL`,
      isRetired: sql<boolean>`${formTemplates.retiredAt} IS NOT NULL`,
    })
    .from(formTemplates)
    .leftJoin(formTemplateVersions, isCurrentVersion)
    .leftJoin(staff, isPublisher)
    .where(which)
    .orderBy(asc(isNotNull(formTemplates.retiredAt)), asc(title), asc(formTemplates.id))
  return rows.map(({ number, publishedTitle, publishedAt, publishedByName, ...row }) => ({
    ...row,
    current:
      number === null || publishedTitle === null || publishedAt === null
        ? null
        : {
            ...{ number, title: publishedTitle, publishedByName: publishedByName ?? '' },
            publishedAt: publishedAt.toISOString(),
          },
  }))
}

/** One form with its draft, else with what is sent now, or with the version of this number; throws 404 where there is none. */
export async function findFormTemplate(
  work: Reading,
  key: FormTemplateKey,
  number?: number,
): Promise<FormTemplate> {
  const { tx, actor } = work
  const [listed] = await selectFormTemplates(work, isFormTemplate(actor, key))
  if (listed === undefined) throw notFound()
  const versions = await tx
    .select({
      number: formTemplateVersions.number,
      title: formTemplateVersions.title,
      publishedAt: formTemplateVersions.publishedAt,
      publishedByName: staff.name,
    })
    .from(formTemplateVersions)
    .innerJoin(staff, isPublisher)
    .where(
      and(
        eq(formTemplateVersions.organizationId, actor.organizationId),
        eq(formTemplateVersions.formTemplateId, listed.id),
      ),
    )
    .orderBy(desc(formTemplateVersions.number))
  const draft = number === undefined ? await draftOf(work, key) : null
  const contentNumber = draft === null ? (number ?? listed.current?.number ?? null) : null
  return {
    ...listed,
    content: draft ?? (await contentOf(work, { formTemplateId: listed.id, number: contentNumber })),
    contentNumber,
    versions: versions.map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt.toISOString(),
    })),
  }
}

async function draftOf({ tx, actor }: Reading, key: FormTemplateKey): Promise<FormContent | null> {
  const [row] = await tx
    .select({ draft: formTemplates.draft })
    .from(formTemplates)
    .where(isFormTemplate(actor, key))
  return row?.draft ?? null
}

/** What a version asks; throws 404 where there is none of this number. */
export async function contentOf(
  { tx, actor }: Reading,
  { formTemplateId, number }: { formTemplateId: string; number: number | null },
): Promise<FormContent> {
  const [version] = await tx
    .select({
      title: formTemplateVersions.title,
      isClinical: formTemplateVersions.isClinical,
      items: formTemplateVersions.items,
    })
    .from(formTemplateVersions)
    .where(
      and(
        eq(formTemplateVersions.organizationId, actor.organizationId),
        eq(formTemplateVersions.formTemplateId, formTemplateId),
        eq(formTemplateVersions.number, number ?? 0),
      ),
    )
  if (version === undefined) throw notFound()
  return version
}
