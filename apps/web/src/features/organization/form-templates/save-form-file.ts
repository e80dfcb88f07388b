import { type FormContent, questionnaireOf } from '@oaklet/api/contract'
import { saveFile } from '../../../shared/save-file'

/** In which way a form is saved as a file. */
export type FormFileKind = 'json' | 'fhir'

/** Saves a form as a file of ours, or as a FHIR R4 Questionnaire. */
export function saveFormFile(content: FormContent, kind: FormFileKind, isPublished: boolean): void {
  const written = kind === 'json' ? content : questionnaireOf(content, isPublished ? 'active' : 'draft')
  saveFile({
    bytes: new TextEncoder().encode(`${JSON.stringify(written, null, 2)}\n`),
    contentType: kind === 'json' ? 'application/json' : 'application/fhir+json',
    fileName: `${content.title.replace(/[\\/:*?"<>|]+/g, '-')}${kind === 'fhir' ? '.fhir' : ''}.json`,
  })
}
