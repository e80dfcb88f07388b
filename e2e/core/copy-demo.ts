import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { runFolder } from './run-folder'
import { startApp } from './start-app'

const LOOK_AGAIN_MS = 50
const MADE_WITHIN_MS = 120_000

/** Has the product fill a folder with the demonstration, as its first start does. */
async function makeDemo(making: string, made: string): Promise<void> {
  const dataDir = join(making, 'data')
  const app = await startApp({ dataDir })
  await app.stop()
  await rename(dataDir, made)
}

/** The folder with the demonstration, made by the first of the run's processes that asks for it. */
async function demoFolder(): Promise<string> {
  const [made, making] = [join(runFolder(), 'demo'), join(runFolder(), 'making')]
  if (existsSync(made)) return made
  const isOurs = await mkdir(making).then(
    () => true,
    () => false,
  )
  if (!isOurs) {
    const isMadeOrFailed = () => existsSync(made) || !existsSync(making)
    await expect
      .poll(isMadeOrFailed, {
        intervals: [LOOK_AGAIN_MS],
        timeout: MADE_WITHIN_MS,
        message: 'the demonstration',
      })
      .toBe(true)
    return existsSync(made) ? made : demoFolder()
  }
  try {
    if (!existsSync(made)) await makeDemo(making, made)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return made
}

/** Puts the demonstration into a folder, as a start of the product would; it is filled once for all of a run. */
export async function copyDemo(dataDir: string): Promise<void> {
  await cp(await demoFolder(), dataDir, { recursive: true })
}
