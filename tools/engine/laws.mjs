// Do the games keep the laws where a page runs them? node laws.mjs PYODIDE_FOLDER WHEEL SOURCE GAME...
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, wheel, source, ...words] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/`, env: { HOME: '/' } })
python.FS.writeFile('/msgspec.whl', readFileSync(wheel))
python.mountNodeFS('/source', source)
const run = python.runPython(`
import sys, zipfile
zipfile.ZipFile("/msgspec.whl").extractall("/site")
sys.path[:0] = ["/site", "/source"]
sys.dont_write_bytecode = True
from waystone.laws.__main__ import main
main
`)
process.exit(run(python.toPy(words)))
