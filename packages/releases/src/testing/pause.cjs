// `node --require pause.cjs PROGRAM`: the program waits before its PAUSE_AT-th change of a file below PAUSE_IN, says which one it is, and can be
// killed there. What is added to a file is added by half before. A program that ends first says how many changes it made.
const fs = require('node:fs');

const { PAUSE_IN: folder, PAUSE_AT: last } = process.env;
let changes = 0;

function wait(name, file) {
  fs.writeSync(1, `paused at ${name} ${file.slice(folder.length)}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

for (const name of ['mkdirSync', 'writeFileSync', 'renameSync', 'appendFileSync', 'rmSync']) {
  const change = fs[name];
  fs[name] = (file, ...rest) => {
    if (String(file).startsWith(folder)) {
      changes += 1;
      if (changes === Number(last)) {
        if (name === 'appendFileSync') change(file, rest[0].slice(0, rest[0].length / 2));
        wait(name, file);
      }
    }
    return change(file, ...rest);
  };
}

process.on('exit', () => fs.writeSync(1, `changes ${changes}\n`));
