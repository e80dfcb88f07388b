import { closeSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Flush } from './FlushedFolder'

/** Windows flushes no folder; what a folder holds is flushed with its files there. */
const FLUSHES_FOLDERS = process.platform !== 'win32'

/** Flushes a folder to the disk, with every file and folder in it. */
export function flushTree(folder: string, flush: Flush): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushTree(path, flush)
    else if (entry.isFile()) flushPath(path, 'r+', flush)
  }
  if (FLUSHES_FOLDERS) flushPath(folder, 'r', flush)
}

function flushPath(path: string, flags: 'r' | 'r+', flush: Flush): void {
  const file = openSync(path, flags)
  try {
    flush(file)
  } finally {
    closeSync(file)
  }
}
