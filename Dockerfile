# All images of the product, one target each (docker-compose.yml names them). They install from package-lock.json, do not run as root, and
# contain only what they run.

FROM node:20.20-bookworm-slim AS node

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

# Compiles the driver of the embedded database on platforms without a prebuilt one.
FROM manifests AS compilers
RUN apt-get update && apt-get install -y --no-install-recommends g++ make python3 && rm -rf /var/lib/apt/lists/*

FROM compilers AS server-dependencies
# The gateway does not run the playground's build tools, which would double the image.
RUN npm pkg delete devDependencies --workspace packages/playground \
  && npm ci --omit=dev --workspace gateway --workspace rest-adapter

FROM compilers AS sources
RUN npm ci
COPY . .

FROM sources AS built-servers
RUN node node_modules/typescript-native/bin/tsc -b gateway rest-adapter packages/site

FROM node AS server
ENV NODE_ENV=production PORT=8080 TRUST_PROXY=1
WORKDIR /app
COPY --from=server-dependencies /app/node_modules node_modules
COPY --from=built-servers /app/packages/contracts/package.json packages/contracts/
COPY --from=built-servers /app/packages/contracts/dist packages/contracts/dist
COPY --from=built-servers /app/packages/releases/package.json packages/releases/
COPY --from=built-servers /app/packages/releases/dist packages/releases/dist
COPY --from=built-servers /app/packages/server/package.json packages/server/
COPY --from=built-servers /app/packages/server/dist packages/server/dist
# The gateway resolves the playground's folder, which it serves in development only.
COPY --from=built-servers /app/packages/playground/package.json packages/playground/
COPY --from=built-servers /app/gateway/package.json gateway/
COPY --from=built-servers /app/gateway/dist gateway/dist
# A new volume takes the owner of the folder that it is mounted on.
RUN mkdir -p /srv/data && chown node:node /srv/data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM server AS gateway
# For `node gateway/dist/cli/main.js backup FILE` and `restore FILE`.
USER root
RUN apt-get update && apt-get install -y --no-install-recommends mariadb-client && rm -rf /var/lib/apt/lists/*
USER node
CMD ["node", "gateway/dist/main.js"]

FROM server AS rest-adapter
COPY --from=built-servers /app/rest-adapter/package.json /app/rest-adapter/openapi.json rest-adapter/
COPY --from=built-servers /app/rest-adapter/api-reference rest-adapter/api-reference
COPY --from=built-servers /app/rest-adapter/dist rest-adapter/dist
CMD ["node", "rest-adapter/dist/main.js"]

FROM compilers AS site-dependencies
RUN npm ci --omit=dev --workspace packages/site

# A browser app; APP is its folder.
FROM sources AS built-app
ARG APP
ARG GIT_COMMIT=unknown
RUN GIT_COMMIT=${GIT_COMMIT} npm run build --workspace ${APP}

# Releases a remote's build into the folder of releases, and exits.
FROM node AS release
ARG APP
WORKDIR /app/${APP}
COPY --from=sources /app/scripts/release.mjs /app/scripts/
COPY --from=built-servers /app/packages/releases/dist /app/packages/releases/dist
COPY --from=built-app /app/${APP}/dist/app dist/app
RUN mkdir -p /srv/remotes && chown node:node /srv/remotes
USER node
CMD ["node", "/app/scripts/release.mjs", "release", "--to", "/srv/remotes", "--once"]

# The pages, with the registry of the volume.
FROM node AS shell
ENV NODE_ENV=production PORT=8080 TRUST_PROXY=1 REMOTES_DIR=/srv/remotes
WORKDIR /app
COPY --from=site-dependencies /app/node_modules node_modules
COPY --from=built-servers /app/packages/contracts/package.json packages/contracts/
COPY --from=built-servers /app/packages/contracts/dist packages/contracts/dist
COPY --from=built-servers /app/packages/releases/package.json packages/releases/
COPY --from=built-servers /app/packages/releases/dist packages/releases/dist
COPY --from=built-servers /app/packages/server/package.json packages/server/
COPY --from=built-servers /app/packages/server/dist packages/server/dist
COPY --from=built-servers /app/packages/site/package.json packages/site/
COPY --from=built-servers /app/packages/site/dist packages/site/dist
COPY --from=built-app /app/shell/dist/app shell/dist/app
# A new volume takes the owner of the folder that it is mounted on, in whichever container comes first; the user of the releases writes to it.
RUN mkdir -p /srv/remotes && chown node:node /srv/remotes
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/site/dist/main.js"]

# Serves the releases of the remotes from the volume.
FROM nginxinc/nginx-unprivileged:1.28-alpine AS remote
USER root
RUN rm /etc/nginx/conf.d/default.conf && mkdir -p /srv/remotes && chown 1000:1000 /srv/remotes
USER nginx
COPY deploy/nginx/static.conf /etc/nginx/conf.d/
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]

# Receives the teams' releases, as the user that wrote the first ones.
FROM nginxinc/nginx-unprivileged:1.28-alpine AS releases
# nginx renders the template at each start, into a folder in memory.
ENV NGINX_ENVSUBST_FILTER=^RELEASE_TOKENS?$
USER root
RUN rm /etc/nginx/conf.d/default.conf && mkdir -p /srv/remotes && chown 1000:1000 /srv/remotes
COPY deploy/nginx/releases.conf /etc/nginx/templates/releases.conf.template
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]

FROM nginxinc/nginx-unprivileged:1.28-alpine AS front
USER root
RUN rm /etc/nginx/conf.d/default.conf
USER nginx
COPY deploy/nginx/upstreams.conf deploy/nginx/front.conf /etc/nginx/conf.d/
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/readyz"]
