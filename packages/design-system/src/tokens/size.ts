/** Heights of what is aimed at: 44 px comfortable, 36 px compact, never under 24. */
export const controlSize = { comfortable: '2.75rem', compact: '2.25rem', minimum: '1.5rem' } as const

/** Why targets are as large as they are. */
export const controlSizeReasons: Readonly<Record<keyof typeof controlSize, string>> = {
  comfortable: 'WCAG 2.2, 2.5.5 (AAA): a fingertip, or a hand that trembles, hits 44 px.',
  compact: 'For people who work with a mouse and many rows all day, and have chosen it.',
  minimum: 'WCAG 2.2, 2.5.8 (AA): no target is smaller, in either density.',
}

/** The frame of the application: the bar above and the navigation beside the page. */
export const frameSize = { topBar: '4rem', sidebar: '15.5rem', sidebarCollapsed: '4.5rem' } as const

/** How wide the parts of a page get at most. */
export const containerSize = { text: '68ch', form: '36rem', page: '80rem' } as const
export type ContainerSize = keyof typeof containerSize

/** Why a page stops growing where it does. */
export const containerSizeReasons: Readonly<Record<ContainerSize, string>> = {
  text: 'Lines of at most 68 characters: the eye finds the next one.',
  form: 'A field no wider than what is typed into it; label, field and error in one glance.',
  page: 'Numbers of a row close enough together to be read as one row.',
}
