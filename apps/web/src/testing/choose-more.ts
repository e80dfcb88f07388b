import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses an action in the menu “More” of a page. */
export async function chooseMore(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}
