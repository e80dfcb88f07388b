import { showToast } from '@oaklet/design-system'
import { hashKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths'
import type { EditedRow } from './list-edit'
import { type AnyListEdit, nameInEdit } from './typed-failure'

/** What each edit that failed is called, and the specification's sentence for it (spec §8). */
export type FailureWords<Kind extends string> = Readonly<Record<Kind, { words: string; fallback: string }>>

/** The lists that are on the screen, each of which tells of its own failures. */
const shown = new Set<string>()

/** Tells of an edit that failed after its list was left, with the way back to it. */
export function useFailureElsewhere<Edit extends AnyListEdit<EditedRow, unknown>>(
  listKey: readonly unknown[],
  section: 'locations' | 'holidays',
  failures: FailureWords<Edit['kind']>,
): (edit: Edit) => void {
  const navigate = useNavigate()
  const list = hashKey(listKey)
  useEffect(() => {
    shown.add(list)
    return () => void shown.delete(list)
  }, [list])
  return (edit) => {
    if (shown.has(list)) return
    const { words } = failures[edit.kind as Edit['kind']]
    showToast({
      title: `${nameInEdit(edit)} ${words}${edit.kind === 'remove' ? ', and is back' : ''}`,
      tone: 'bad',
      actionLabel: 'Show',
      onAction: () => void navigate(paths.organization({ section })),
    })
  }
}
