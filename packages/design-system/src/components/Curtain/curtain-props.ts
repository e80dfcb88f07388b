import type { ReactNode } from 'react'

export interface CurtainProps {
  /** What has happened to the page, in a word or two: "Locked"; the name of the curtain, and its heading. */
  title: string
  /** What to do, and what is safe, in a sentence or two: shown below the title, and said with it. */
  words?: string | undefined
  /** Whether the page is covered; only its owner draws it and takes it away. */
  isOpen: boolean
  /** What takes it away, often a Form. */
  children: ReactNode
}
