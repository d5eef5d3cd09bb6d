import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';
import { findMemoryFolder } from './memory-folder.mjs';

// Machines for tests, in namespaces of Linux: each has systemd, an address in one network, and the files of this machine, of which it changes a
// copy. They end with the process that started them.

const SYSTEMD = '/lib/systemd/systemd';
const START_LIMIT_MS = 60_000;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const findCgroups = () => /^\S+ (\S+) cgroup2 /m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1];

/** Whether this system can run machines: Linux with systemd, root, and overlay file systems. */
export const canRunMachines = () =>
  process.getuid?.() === 0 &&
  existsSync(SYSTEMD) &&
  ['unshare', 'nsenter', 'setpriv', 'ip'].every((name) => findProgram(name)) &&
  /\toverlay$/m.test(readFileSync('/proc/filesystems', 'utf8')) &&
  findCgroups() !== undefined;

// The first process of a machine. Its services are those that the test starts. The files of an earlier run of it may be in use for a moment.
const BOOT = `
set -e
until mount -t overlay overlay -o lowerdir=/,upperdir=$1/upper,workdir=$1/work $1/root 2>/dev/null; do sleep 0.1; done
cd $1/root
echo $2 > etc/hostname
if [ ! -e $1/prepared ]; then
  rm -rf etc/systemd/system/*.wants
  # A start of systemd empties /tmp, which is large here.
  ln -s /dev/null etc/tmpfiles.d/tmp.conf
  touch $1/prepared
fi
mount -t proc proc proc
# The settings of the kernel are those of this machine.
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
for device in 'null 1 3' 'zero 1 5' 'full 1 7' 'random 1 8' 'urandom 1 9' 'tty 5 0' 'console 1 3'; do
  set -- "$1" $device
  mknod -m 666 dev/$2 c $3 $4
done
ln -s /proc/self/fd dev/fd
mount -t tmpfs tmpfs run
mkdir -p run/old srv/shared
mount --bind $1/../shared srv/shared
until ip -brief address show dev eth0 up 2>/dev/null | grep -q .; do sleep 0.05; done
pivot_root . run/old
umount -l /run/old
exec env -i container=test PATH=${PATH} ${SYSTEMD} --log-level=notice`;

/** Ends a process at once, with all processes of its namespaces. */
async function kill(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Output of a process. @throws Error with all its output when it fails */
async function readOutput(child, what, input = '') {
  child.stdin.on('error', () => undefined).end(input);
  const [output, errors, [code]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${what}\nended with ${code}:\n${output}${errors}`);
  return output.trim();
}

/** A machine of a network. */
class Machine {
  constructor(name, address, network) {
    this.name = name;
    this.address = address;
    this.network = network;
    this.folder = join(network.folder, name);
    this.cgroup = join(network.cgroup, name);
    for (const part of ['upper', 'work', 'root']) mkdirSync(join(this.folder, part), { recursive: true });
    mkdirSync(this.cgroup, { recursive: true });
  }

  /** Its first process, as this machine numbers it. */
  get pid() {
    return readFileSync(`/proc/${this.holder.pid}/task/${this.holder.pid}/children`, 'utf8').trim();
  }

  /** Its files, as seen from this machine. */
  get root() {
    return `/proc/${this.pid}/root`;
  }

  /** Starts it, with the files that it had. */
  async start() {
    const script = `echo $$ > "$1/cgroup.procs"
      exec setpriv --pdeathsig KILL unshare --net --mount --pid --uts --ipc --cgroup --fork --kill-child bash -c "$4" boot "$2" "$3"`;
    const args = ['-c', script, 'machine', this.cgroup, this.folder, this.name, BOOT];
    this.holder = spawn('bash', args, { stdio: 'ignore' });
    await this.waitFor(() => this.pid !== '');
    await this.network.connect(this);
    await this.waitFor(async () =>
      /starting|running|degraded/.test(await this.run('systemctl is-system-running || true')),
    );
  }

  async waitFor(isTrue) {
    const until = Date.now() + START_LIMIT_MS;
    while (!(await isTrue())) {
      if (this.holder.exitCode !== null || Date.now() > until) throw new Error(`${this.name} did not start`);
      await wait(50);
    }
  }

  /** A process of it in /root, as root, without the environment of this process. */
  spawn(line, stdio) {
    const shell = ['bash', '--norc', '-eo', 'pipefail', '-c', `cd /root\n${line}`];
    const environment = ['env', '-i', `PATH=${PATH}`, 'HOME=/root', 'LANG=C.UTF-8'];
    return spawn('nsenter', ['--target', this.pid, '--all', ...environment, ...shell], { stdio });
  }

  /**
   * Runs commands, and returns their output.
   * @param {string} [input] what is typed
   * @throws Error with the output when a command fails
   */
  async run(line, input) {
    return readOutput(this.spawn(line, ['pipe', 'pipe', 'pipe']), `${this.name}: ${line}`, input);
  }

  /** Ends it at once. */
  cutPower() {
    return kill(this.holder);
  }
}

/** Machines with addresses in 10.0.0.0/24, and with a folder /srv/shared that they share. */
export class Network {
  machines = [];

  constructor() {
    this.folder = mkdtempSync(join(findMemoryFolder() ?? tmpdir(), 'cimiento-machines-'));
    this.cgroup = join(findCgroups(), basename(this.folder));
    this.shared = join(this.folder, 'shared');
    mkdirSync(this.shared);
  }

  /** @param {boolean} isJoined this process, which has a network namespace to itself, is in the network as 10.0.0.254 */
  async start(isJoined = false) {
    const script = `ip link add switch type bridge; ip link set switch up
      ip addr add 10.0.0.254/24 dev switch; echo ready; exec sleep infinity`;
    const apart = isJoined ? [] : ['unshare', '--net'];
    const args = ['--pdeathsig', 'KILL', ...apart, 'bash', '-ec', script];
    this.holder = spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(this.holder.stdout, 'data');
  }

  /** Starts a machine. */
  async add(name, address) {
    const machine = new Machine(name, address, this);
    this.machines.push(machine);
    await machine.start();
    return machine;
  }

  /** Gives a machine that has started its address. */
  async connect({ name, address, pid }) {
    // The link of an earlier start may be there for a moment.
    const script = `nsenter -t ${this.holder.pid} -n ip link delete ${name} 2>/dev/null || true
      ip link add eth0 netns ${pid} type veth peer name ${name} netns ${this.holder.pid}
      nsenter -t ${this.holder.pid} -n ip link set ${name} master switch up
      nsenter -t ${pid} -n ip addr add ${address}/24 dev eth0
      nsenter -t ${pid} -n ip link set eth0 up`;
    await readOutput(spawn('bash', ['-ec', script]), `the address of ${name}`);
  }

  /** Ends all machines, and removes their files. */
  async stop() {
    await Promise.all([...this.machines.map((machine) => machine.cutPower()), kill(this.holder)]);
    rmSync(this.folder, { recursive: true, force: true });
    // The kernel still ends the last processes of the groups.
    const script = `until find '${this.cgroup}' -depth -type d -exec rmdir {} +; do sleep 0.1; done`;
    await readOutput(spawn('timeout', ['10', 'bash', '-c', script]), 'the groups of the machines');
  }
}
