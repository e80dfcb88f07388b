import { createVar } from '@vanilla-extract/css'

/** How far a dialog's content stands from its edge; its own file, so that Form can read it without Dialog. */
export const dialogInset = createVar()
