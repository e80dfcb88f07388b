import {
  exportedFormTemplates,
  exportedFormTemplateVersions,
  formTemplates,
} from '../../db/schema/form-templates-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { selectFormTemplates } from './select-form-templates'

export const formTemplateRecord: RecordKind = {
  tables: [exportedFormTemplates, exportedFormTemplateVersions],
  names: { form_template: readNames },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const found = await selectFormTemplates(work, isOneOf(work, formTemplates, formTemplates.id, ids))
  return found.map(({ id, title }) => ({ id, name: title }))
}
