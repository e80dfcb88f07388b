import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparePictures } from './compare-pictures.mjs'
import { failuresOf } from './count-results.mjs'
import { reportPage } from './report-page.mjs'

function imagesOf({ name, status, picture }, baseline) {
  const old = status === 'different' || status === 'gone' ? baseline.read(name) : null
  const difference = status === 'different' ? comparePictures(old, picture).difference : null
  const kinds = { old, new: picture ?? null, difference }
  return Object.entries(kinds).filter(([, file]) => file !== null)
}

/** Writes the report over the one before it, and answers where it is. */
export function writeReport(folder, results, summary, baseline) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const findings = failuresOf(results).map((result) => {
    const images = imagesOf(result, baseline).map(([kind, file]) => {
      const path = `${kind}/${result.name}`
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), file)
      return [kind, path]
    })
    return { ...result, images: Object.fromEntries(images) }
  })
  const path = join(folder, 'index.html')
  writeFileSync(path, reportPage(findings, summary))
  return path
}
