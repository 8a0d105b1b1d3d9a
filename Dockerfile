# The shop in a container: docs/running/instances.md, "In containers". A test follows these lines step by step.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /opt/wanderpaw
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/wanderpaw MALLOC_ARENA_MAX=2
WORKDIR /opt/wanderpaw
# Belongs to root: the shop reads it, and writes into its data folder alone.
COPY --from=build /opt/wanderpaw ./
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/wanderpaw
USER node
VOLUME /var/lib/wanderpaw
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/container-health.ts"]
# In this form SIGTERM reaches the shop itself, which ends in order.
CMD ["node", "--max-semi-space-size=16", "src/cli/shop.mjs", "start"]
