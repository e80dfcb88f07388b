import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeInboxFiles } from '../modules/claim-folders'
import type { Deps } from '../deps'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'

/** Longer than a file has to stay the same before it is taken. */
const LOOK_PAUSE_MS = 60_000

/** Makes the folders of claim files of an organization, as an operator does. */
export function makeClaimFolders(
  { deps, clock }: TestApp,
  { organizationId }: Pick<TestPractice, 'organizationId'>,
) {
  const place = join(deps.env.claimFolders ?? '', organizationId)
  const [out, inbox] = [join(place, 'out'), join(place, 'in')]
  for (const folder of [out, inbox]) mkdirSync(folder, { recursive: true })
  const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : [])
  return {
    ...{ place, out, inbox },
    sent: () => namesIn(out),
    textOf: (name: string) => readFileSync(join(out, name), 'utf8'),
    drop: (name: string, content: string | Uint8Array) => writeFileSync(join(inbox, name), content),
    /** What stands in the inbox and in its two folders. */
    received: () => ({
      waiting: namesIn(inbox).filter((name) => name !== 'done' && name !== 'refused'),
      done: namesIn(join(inbox, 'done')),
      refused: namesIn(join(inbox, 'refused')),
    }),
    sentenceAt: (name: string) => readFileSync(join(inbox, 'refused', `${name}.txt`), 'utf8'),
    putBack: (name: string) => renameSync(join(inbox, 'refused', name), join(inbox, name)),
    remove: (folder: string) => rmSync(folder, { recursive: true }),
    /** Two looks, between which a complete file stays as it is. */
    takeAll: async (by: Deps = deps) => {
      await takeInboxFiles(by)
      clock.advance(LOOK_PAUSE_MS)
      await takeInboxFiles(by)
    },
  }
}
