# All images of the product, one target each (docker-compose.yml names them). They install from package-lock.json, do not run as root, and
# contain only what they run: compiled files and libraries, neither tests nor sources. `npm run images` builds and tries them.

FROM node:24.21-bookworm-slim AS node

FROM node AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# generated: manifests (`npm run generate` lists every workspace)
COPY e2e/package.json e2e/
COPY gateway/package.json gateway/
COPY mfe-admin/package.json mfe-admin/
COPY mfe-investor/package.json mfe-investor/
COPY mfe-public/package.json mfe-public/
COPY packages/contracts/package.json packages/contracts/
COPY packages/federation/package.json packages/federation/
COPY packages/playground/package.json packages/playground/
COPY packages/product-ui/package.json packages/product-ui/
COPY packages/releases/package.json packages/releases/
COPY packages/sdk/package.json packages/sdk/
COPY packages/server/package.json packages/server/
COPY packages/session/package.json packages/session/
COPY packages/site/package.json packages/site/
COPY packages/standalone/package.json packages/standalone/
COPY packages/ui/package.json packages/ui/
COPY rest-adapter/package.json rest-adapter/
COPY shell/package.json shell/
# generated: end

# Every native library comes compiled in its package. No install script runs, whatever a library brings.
FROM manifests AS libraries
ENV npm_config_ignore_scripts=true npm_config_audit=false

FROM libraries AS server-libraries
# The gateway does not run the playground's build tools, which would double the image.
RUN npm pkg delete devDependencies --workspace packages/playground \
  && npm ci --omit=dev --workspace gateway --workspace rest-adapter \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.map' \) -delete \
  && rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src

FROM libraries AS site-libraries
RUN npm ci --omit=dev --workspace packages/site \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.map' \) -delete

FROM libraries AS sources
RUN npm ci
COPY . .

# The compiled programs, without what only tests and the compiler read.
FROM sources AS programs
RUN node node_modules/typescript-native/bin/tsc -b gateway rest-adapter packages/site packages/sdk \
  # The REST adapter serves the client of its version.
  && npm pack --workspace packages/sdk --ignore-scripts --silent --pack-destination rest-adapter/dist \
  && rm -rf gateway/dist/testing rest-adapter/dist/testing packages/*/dist/testing \
  && find gateway/dist rest-adapter/dist packages/*/dist -type f \
    \( -name '*.test.js' -o -name '*.d.ts' -o -name '*.map' -o -name '*.tsbuildinfo' \) -delete

# What each program with Node has: the user, the port, and a health check that starts no Node.
FROM node AS program
ENV NODE_ENV=production PORT=8080 TRUST_PROXY=1
WORKDIR /app
COPY deploy/docker/healthcheck.sh /usr/local/bin/healthcheck
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=6 CMD ["healthcheck"]

FROM program AS server
COPY --from=server-libraries /app/node_modules node_modules
COPY --from=programs /app/packages/contracts/package.json packages/contracts/
COPY --from=programs /app/packages/contracts/dist packages/contracts/dist
COPY --from=programs /app/packages/releases/package.json packages/releases/
COPY --from=programs /app/packages/releases/dist packages/releases/dist
COPY --from=programs /app/packages/server/package.json packages/server/
COPY --from=programs /app/packages/server/dist packages/server/dist
# The gateway resolves the playground's folder, which it serves in development only.
COPY --from=programs /app/packages/playground/package.json packages/playground/
COPY --from=programs /app/gateway/package.json gateway/
COPY --from=programs /app/gateway/dist gateway/dist
# A new volume takes the owner of the folder that it is mounted on.
RUN mkdir -p /srv/data /srv/backups && chown node:node /srv/data /srv/backups && chmod 700 /srv/backups
USER node

FROM server AS gateway
# For the commands `backup` and `restore`.
USER root
RUN apt-get update && apt-get install -y --no-install-recommends mariadb-client && rm -rf /var/lib/apt/lists/*
USER node
ARG GIT_COMMIT=unknown
ENV GIT_COMMIT=${GIT_COMMIT}
CMD ["node", "--max-semi-space-size=8", "gateway/dist/main.js"]

FROM server AS rest-adapter
COPY --from=programs /app/rest-adapter/package.json /app/rest-adapter/openapi.json rest-adapter/
COPY --from=programs /app/rest-adapter/api-reference rest-adapter/api-reference
COPY --from=programs /app/rest-adapter/dist rest-adapter/dist
ARG GIT_COMMIT=unknown
ENV GIT_COMMIT=${GIT_COMMIT}
CMD ["node", "--max-semi-space-size=8", "rest-adapter/dist/main.js"]

FROM sources AS bundler
RUN node node_modules/typescript-native/bin/tsc -b packages/federation/tsconfig.webpack.json

# A browser app; APP is its folder.
FROM bundler AS built-app
ARG APP
ARG GIT_COMMIT=unknown
RUN GIT_COMMIT=${GIT_COMMIT} npm run build --workspace ${APP}

FROM libraries AS release-libraries
RUN npm ci --omit=dev --workspace packages/releases \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.map' \) -delete

# Releases a remote's build into the folder of releases, and exits.
FROM node AS release
ARG APP
WORKDIR /app/${APP}
COPY --from=sources /app/scripts/release.mjs /app/scripts/
COPY --from=release-libraries /app/node_modules /app/node_modules
COPY --from=programs /app/packages/releases/dist /app/packages/releases/dist
COPY --from=built-app /app/${APP}/dist/app dist/app
RUN mkdir -p /srv/remotes && chown node:node /srv/remotes
USER node
CMD ["node", "/app/scripts/release.mjs", "release", "--to", "/srv/remotes", "--once"]

# The pages, with the registry of the volume.
FROM program AS shell
ENV REMOTES_DIR=/srv/remotes
COPY --from=site-libraries /app/node_modules node_modules
COPY --from=programs /app/packages/contracts/package.json packages/contracts/
COPY --from=programs /app/packages/contracts/dist packages/contracts/dist
COPY --from=programs /app/packages/releases/package.json packages/releases/
COPY --from=programs /app/packages/releases/dist packages/releases/dist
COPY --from=programs /app/packages/server/package.json packages/server/
COPY --from=programs /app/packages/server/dist packages/server/dist
COPY --from=programs /app/packages/site/package.json packages/site/
COPY --from=programs /app/packages/site/dist packages/site/dist
COPY --from=built-app /app/shell/dist/app shell/dist/app
# A new volume takes the owner of the folder that it is mounted on, in whichever container comes first; the user of the releases writes to it.
RUN mkdir -p /srv/remotes && chown node:node /srv/remotes
USER node
ARG GIT_COMMIT=unknown
ENV GIT_COMMIT=${GIT_COMMIT}
CMD ["node", "packages/site/dist/main.js"]

# Serves the releases of the remotes from the volume.
FROM nginxinc/nginx-unprivileged:1.28-alpine AS remote
USER root
RUN rm /etc/nginx/conf.d/default.conf && mkdir -p /srv/remotes && chown 1000:1000 /srv/remotes
USER nginx
COPY deploy/nginx/static.conf /etc/nginx/conf.d/
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=1m --retries=6 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]

# Receives the teams' releases, as the user that wrote the first ones.
FROM nginxinc/nginx-unprivileged:1.28-alpine AS releases
# nginx renders the template at each start, into a folder in memory.
ENV NGINX_ENVSUBST_FILTER=^RELEASE_TOKENS?$
USER root
RUN rm /etc/nginx/conf.d/default.conf && mkdir -p /srv/remotes && chown 1000:1000 /srv/remotes
COPY deploy/nginx/releases.conf /etc/nginx/templates/releases.conf.template
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=1m --retries=6 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]

FROM nginxinc/nginx-unprivileged:1.28-alpine AS front
# nginx renders the template at each start, into a folder in memory.
ENV TRUSTED_PROXY=127.0.0.1 NGINX_ENVSUBST_FILTER=^TRUSTED_PROXY$ NGINX_ENVSUBST_OUTPUT_DIR=/etc/nginx/real-ip
USER root
RUN rm /etc/nginx/conf.d/default.conf && mkdir /etc/nginx/real-ip && chown nginx:nginx /etc/nginx/real-ip
USER nginx
COPY deploy/nginx/upstreams.conf deploy/nginx/front.conf /etc/nginx/conf.d/
COPY deploy/nginx/real-ip.conf /etc/nginx/templates/real-ip.conf.template
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=1m --retries=6 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/readyz"]
