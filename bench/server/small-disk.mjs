import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '2g'
const BLOCK = Buffer.alloc(1024 * 1024)

/** A file system in memory that can be filled to the last byte and freed again; null where only root may mount one. */
export function smallDisk() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const at = mkdtempSync(join(tmpdir(), 'oaklet-bench-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', at])
  chmodSync(at, 0o755)
  const filler = join(at, 'filler')
  return {
    folder: mkdtempSync(join(at, 'postgres-')),
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (let block = BLOCK; block.length > 0;) {
          try {
            writeSync(file, block)
          } catch (error) {
            if (error.code !== 'ENOSPC') throw error
            block = block.subarray(0, block.length >> 1)
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    unmount() {
      execFileSync('umount', ['--lazy', at])
      rmSync(at, { recursive: true, force: true })
    },
  }
}
