# One image for all processes of a site. The last stage is the server; `--target ingest` and `--target jobs` are the same with another command.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What the processes need besides packages (next.config.js lists the locales). No pages/: without sources the commands run what is built.
RUN mkdir runtime && rm -rf .next-*/cache && cp -r .next-* dist locales public scripts next.config.js package.json package-lock.json .npmrc runtime/

FROM node:22-slim AS runtime
WORKDIR /site
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --cache .npm-cache && rm -rf .npm-cache
COPY --from=build /site/runtime ./
USER node

FROM runtime AS ingest
CMD ["node", "scripts/ingest.mjs", "--from", "pandascore", "--watch"]

FROM runtime AS jobs
CMD ["node", "scripts/jobs.mjs"]

FROM runtime AS server
CMD ["node", "--max-semi-space-size=64", "--no-flush-bytecode", "scripts/serve.mjs"]
