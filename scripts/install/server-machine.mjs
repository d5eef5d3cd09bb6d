import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { readCommands, readPage } from './readme-commands.mjs';

const REPOSITORY = '/srv/shared/cimiento.git';
const ENVIRONMENT = '/etc/cimiento/cimiento.env';

const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Puts the last commit of this checkout where the machines of a network clone it from. */
export const shareRepository = (network) =>
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, join(network.shared, 'cimiento.git')]);

/**
 * Makes commands of the pages work without a network: `sudo`, `apt-get` where the packages are installed, and `npm run` on a checkout that is
 * built.
 */
export const prepareShell = (machine) =>
  machine.run(`
    cat > /usr/local/bin/sudo <<'EOF'
#!/bin/sh
[ "$1" = -u ] || exec "$@"
user=$2; shift 2
exec runuser -u "$user" -- "$@"
EOF
    cat > /usr/local/bin/npm <<'EOF'
#!/bin/sh
case "$2" in
  build) exec node -e "import('/opt/cimiento/scripts/lib/commit.mjs').then(({ writeCommit }) => writeCommit())" ;;
  cli) shift 3; exec node gateway/dist/cli/main.js "$@" ;;
esac
exit 1
EOF
    ln -sf /bin/true /usr/local/bin/apt-get
    chmod +x /usr/local/bin/*
    cp '${process.execPath}' /usr/bin/node
    git config --system --add safe.directory '*'`);

/** Follows 'The product' of docs/operate/install.md. Libraries and built programs are those of this checkout. */
export async function installProduct(machine) {
  const [install] = readPage('install.md', '3. The product');
  await machine.run(`${install.replace('REPOSITORY', REPOSITORY)}
    cd ${ROOT}
    find . -maxdepth 3 -name dist -type d -not -path '*/node_modules/*' -exec cp -r --parents -t /opt/cimiento {} +
    for folder in $(find . -maxdepth 2 -name node_modules -type d); do
      mkdir -p /opt/cimiento/$folder
      mount --bind $folder /opt/cimiento/$folder
    done
    chown -R cimiento:cimiento /opt/cimiento/packages /opt/cimiento/*/dist`);
}

/** Writes the file of settings as README.md does, with more lines at its end. */
export async function writeSettings(machine, lines) {
  const [, secrets] = readCommands(ROOT, 'Install it')[0];
  await machine.run(`cd /opt/cimiento
    install -m 600 -o cimiento -g cimiento deploy/systemd/cimiento.env ${ENVIRONMENT}
    ${secrets.replace('../cimiento.env', ENVIRONMENT)}
    cat >> ${ENVIRONMENT} <<'EOF'
${lines}
EOF`);
}

/**
 * Runs commands of a page as the operator does: those with sudo as root; the others as the user of the product, in the checkout, with the
 * settings.
 * @returns {Promise<string>} their output
 */
export function runAsOperator(machine, block) {
  const settings = `cd /opt/cimiento; set -a; . ${ENVIRONMENT}; set +a`;
  const lines = block
    .split('\n')
    .map((line) =>
      line === '' || line.startsWith('sudo ')
        ? line
        : `runuser -u cimiento -- bash -ec ${quote(`${settings}; ${line}`)}`,
    );
  return machine.run(lines.join('\n'));
}
