// Bytecode in the place of source: node compile.mjs PYODIDE_FOLDER ARCHIVE...
// Only the Python that reads it later can make it, so that Python is started here.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, ...archives] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
// Traces name lines; the columns would take as much room again.
const env = { HOME: '/', PYTHONNODEBUGRANGES: '1' }
const python = await loadPyodide({ indexURL: `${folder}/`, env })
python.runPython(`
import importlib.util, marshal, types, zipfile

HEAD = importlib.util.MAGIC_NUMBER + bytes(12)
NOWHERE = b"\\xff"  # eight instructions, of no line

def without_lines(code):
    inner = tuple(without_lines(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=NOWHERE * (len(code.co_code) // 16 + 1))

def bytecode(name, source, has_lines):
    # Without docstrings and asserts, which nobody reads here.
    code = compile(source, "/lib/" + name, "exec", dont_inherit=True, optimize=2)
    return HEAD + marshal.dumps(code if has_lines else without_lines(code))

def compile_archive(has_lines):
    with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith(".py"):
                name, content = name + "c", bytecode(name, content, has_lines)
            new.writestr(zipfile.ZipInfo(name), content)
`)
for (const archive of archives) {
  python.FS.writeFile('/in.zip', readFileSync(archive))
  // Of the standard library nobody reads lines either.
  python.globals.get('compile_archive')(!archive.endsWith('python_stdlib.zip'))
  writeFileSync(archive, python.FS.readFile('/out.zip'))
}
