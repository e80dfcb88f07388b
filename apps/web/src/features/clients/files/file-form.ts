import { AddClientFileBody, type ClientFile, type FileCategory } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { CATEGORY_WORDS } from './file-words'

/** What the form holds. */
export interface FileValues {
  /** What is added; null while nothing is chosen, and for a file that is there already. */
  file: File | null
  title: string
  category: FileCategory | null
  datedOn: string | null
}

/** What is said of a file, with the file itself and what tells it from another one. */
export interface FileBody {
  title: string
  category: FileCategory
  datedOn: string
  file: File | null
  name: string
  size: number
  changedAt: number
}

/** What the form starts from; a new document is of today. */
export const fileValuesOf = (record: ClientFile | null, today: string): FileValues => ({
  file: null,
  title: record?.title ?? '',
  category: record?.category ?? null,
  datedOn: record?.datedOn ?? today,
})

export const fileBodyOf = ({ file, title, category, datedOn }: FileValues): FileBody => ({
  title: title.trim(),
  // What is missing is found before anything is sent.
  category: category ?? 'administrative',
  datedOn: datedOn ?? '',
  file,
  name: file?.name ?? '',
  size: file?.size ?? 0,
  changedAt: file?.lastModified ?? 0,
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const fileErrors =
  (isNew: boolean) =>
  (values: FileValues): FormError[] => {
    const { title, category, datedOn } = values
    const isMissing = isNew && values.file === null
    return [
      ...(isMissing ? [{ path: 'content', message: 'Choose the file to add' }] : []),
      ...contractErrors(AddClientFileBody, { title: title.trim(), category, datedOn }, [
        'title',
        'category',
        'datedOn',
      ]),
    ]
  }

/** Both versions in words, for the person to choose from. */
export const fileVersions = (mine: FileValues, theirs: ClientFile) =>
  comparedWords(wordsOf(mine), wordsOf(theirs))

const wordsOf = ({ title, category, datedOn }: Pick<FileValues, 'title' | 'category' | 'datedOn'>) => ({
  Title: title.trim(),
  'What it is about': category === null ? '' : CATEGORY_WORDS[category].label,
  'Date of the document': datedOn === null ? '' : formatMediumDate(datedOn),
})
