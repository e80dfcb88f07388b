import {
  type DocumentAsks,
  DocumentContent,
  type DocumentSection,
  type FieldError,
  type PracticeDocument,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { comparedWords } from '../../../shared/forms/compared-words'
import { yesOrNo } from '../../../shared/yes-or-no'
import { ASKS_WORDS } from './document-words'

/** A section as it is typed; its key stays the same while it is moved. */
export interface TypedSection extends DocumentSection {
  key: number
}

/** What the form holds. */
export interface DocumentValues {
  title: string
  asks: DocumentAsks
  mayDecline: boolean
  sections: TypedSection[]
}

/** What the form starts from: a text, or one empty section. */
export const documentValuesOf = (content: DocumentContent | null): DocumentValues => ({
  title: content?.title ?? '',
  asks: content?.asks ?? 'agree',
  mayDecline: content?.mayDecline ?? false,
  sections: (content?.sections ?? [{ heading: '', text: '' }]).map((section, key) => ({ ...section, key })),
})

export const documentBodyOf = ({ sections, ...values }: DocumentValues): DocumentContent => ({
  ...values,
  title: values.title.trim(),
  sections: sections.map(({ heading, text }) => ({ heading: heading.trim(), text: text.trim() })),
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function documentErrors(values: DocumentValues): FormError[] {
  const refused = DocumentContent.safeParse(documentBodyOf(values)).error?.issues ?? []
  return refusedDocument(
    refused.map(({ path, message }) => ({ path: path.join('.'), message })),
    values,
  )
}

/** What the server refuses, at the fields of the form: a section is named by its key. */
export const refusedDocument = (refused: readonly FieldError[], { sections }: DocumentValues): FormError[] =>
  refused.map(({ path, message }) => {
    const [list = '', place = '', field = ''] = path.split('.')
    const section = list === 'sections' ? sections[Number(place)] : undefined
    return { path: section === undefined ? list : sectionField(section, field), message }
  })

/** What a field of a section is called in the form. */
export const sectionField = ({ key }: Pick<TypedSection, 'key'>, field: string): string =>
  `sections.${key}.${field}`

/** Both versions in words, for the person to choose from. */
export const documentVersions = (mine: DocumentValues, { content }: PracticeDocument) =>
  comparedWords(wordsOf(documentBodyOf(mine)), wordsOf(content))

const wordsOf = ({ title, asks, mayDecline, sections }: DocumentContent) => ({
  Title: title,
  'What the client does': ASKS_WORDS[asks].label,
  'May decline': yesOrNo(mayDecline),
  Text: sections.map(({ heading, text }) => [heading, text].filter(Boolean).join('\n')).join('\n\n'),
})
