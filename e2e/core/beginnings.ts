import { expect, type Page } from '@playwright/test'
import { OrganizationPage } from '../screens/OrganizationPage'
import { openMfa } from './public-states'

/** What is done on a screen before it is looked at, by the name that the table of screens has for it. */
export const BEGINNINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Sunday’s hours are edited': async (page) => {
    const organization = new OrganizationPage(page)
    await organization.edit('Sunday').press('Enter')
    await expect(organization.opened('Sunday')).toBeVisible()
  },
  'the password of a sign-in is taken': openMfa,
}
