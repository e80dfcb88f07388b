import type { TypedFailure } from './typed-failure'

/** What the form of one row takes; by itself, so that a list need not bring its form. */
export interface EditDialogProps<Row, Values> {
  title: string
  /** What is changed; null for a new one. */
  row: Row | null
  /** An edit that failed, to be typed on. */
  failure: TypedFailure<Row, Values> | null
  /** Gets what is to be saved, and the version that it was typed on. */
  onSave: (values: Values, base: Row | null) => void
  onClose: () => void
}
