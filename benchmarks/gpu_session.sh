#!/usr/bin/env bash
# Everything that needs an accelerator, in steps that fit into calls of ten minutes:
#
#   bash benchmarks/gpu_session.sh OUT STEP ...
#
# A step that fails or runs too long does not stop the next one, and no step starts a run for which LIMIT (seconds
# for the whole call) leaves no time. What was written before a call is cut off still comes back: training saves
# every 30 s, the search after every batch. Only Python, JAX and numpy are needed. SMOKE=1 runs everything at
# toy size. Steps, with their time in seconds on one H200:
#
#   peers   the JAX engine against JaxMARL, found in PEERS=runs/peers                 (130 at most)
#   more    further training of the two-player policy, from the packaged weights      (MORE=420)
#   tables  policies for PLAYERS="3 4 5"; where there is a checkpoint KEPT_TABLES/tableN.npz,
#           training resumes from it at TABLE_START=0.4 of the schedule               (TABLE=150 each)
#   seeds   two more two-player policies from other seeds, for cross-play             (SEED=130 each)
#   share   kernels of several processes may run side by side from here on, where the machine can do that  (60 at most)
#   tune    search settings compared on deals that nothing else is measured on,
#           in the background of the steps that follow                                (no batch after TUNE=110)
#   search  learned+search with SETTING over DEALS=2048 deals of SEARCH_SEED=0, but for those in the results
#           EARLIER of a call that was cut off                                        (no batch after SEARCH=250)
#   cores   the bot itself with SETTING on eight cores, in the background of the steps that follow:
#           200 deals of CORE_SEED=0, with the processor time per move                (no game after LIMIT - 60)
#
# tune, search and cores use the weights that `more` has trained on this machine, else WEIGHTS, else the
# packaged ones.
set -u
out=$1
shift
started=$SECONDS
LIMIT=${LIMIT:-570}
python=${PYTHON:-python3}
packaged=src/sumida/hanabi/learned/weights/five-2.npz
kept=${KEPT:-/tmp/sumida-kept}
commit=${COMMIT:-$(git rev-parse --short HEAD 2>/dev/null || echo unknown)}
export PYTHONPATH=src PYTHONUNBUFFERED=1 OPENBLAS_NUM_THREADS=1
# Later runs of the same program on the same machine need not compile it again.
export JAX_COMPILATION_CACHE_DIR=${JAX_COMPILATION_CACHE_DIR:-/tmp/sumida-jax-cache}
export JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS=1
# Several processes share the accelerator: none may reserve all of its memory.
export XLA_PYTHON_CLIENT_PREALLOCATE=false
mkdir -p "$out" "$kept"

train_size="" search_size="--tables ${TABLES:-64}" cores_size="" peers_size="" deals=${DEALS:-2048} tune_deals=${TUNE_DEALS:-512}
core_deals=${CORE_DEALS:-200} processes=16 tune_processes=${TUNE_PROCESSES:-4}
if [ "${SMOKE:-}" ]; then
  LIMIT=${SMOKE_LIMIT:-900} MORE=5 TABLE=5 SEED=5 TUNE=400 SEARCH=400
  train_size="--games 16 --steps 8 --minibatches 2 --width 16 --depth 2 --eval-deals 8 --eval-interval 1"
  cores_size="--batch-size 8 --target-ess 4 --screening-decks 2 --total-decks 4 --horizon 2"
  search_size="--tables 2 $cores_size"
  peers_size="--games 16 --steps 4"
  deals=4 tune_deals=4 core_deals=2 processes=1 tune_processes=1 CORES=1
fi

left() { echo $((LIMIT - (SECONDS - started))); }
min() { [ "$1" -lt "$2" ] && echo "$1" || echo "$2"; }
net() { for file in "$kept/more.npz" "${WEIGHTS:-}" $packaged; do [ -f "$file" ] && echo "$file" && return; done; }

limited() { # time limit in seconds, then a command; its output is also logged
  seconds=$(min "$1" "$(left)")
  shift
  [ "$seconds" -lt 5 ] && echo "no time left for: $*" && return
  timeout -k 5 "$seconds" "$@" 2>&1 | tee -a "$out/log.txt"
  echo "exit status ${PIPESTATUS[0]}, $((SECONDS - started)) s into the call" | tee -a "$out/log.txt"
}

train() { # folder, seconds, then options
  folder=$1 seconds=$(min "$2" $(($(left) - 25)))
  shift 2
  [ "$seconds" -lt 5 ] && echo "no time left for $folder" && return
  # shellcheck disable=SC2086 # a size is several words
  limited $((seconds + ${SLACK:-40})) $python -m sumida.lab.train hanabi --ema-only --commit "$commit" --out "$out/$folder" \
    --seconds "$seconds" "$@" $train_size
  rm -f "$out/$folder"/*.new "$out/$folder/curve.svg"
}

keep() { # keep the weights from `more` for later steps and calls, if they score at least BAR
  [ -f "$out/more/ema.npz" ] && tail -n 1 "$out/more/curve.jsonl" | $python -c 'import json, sys
sys.exit(json.loads(sys.stdin.read()).get("greedy", 0) < float(sys.argv[1]))' "${BAR:-24.40}" \
    && cp "$out/more/ema.npz" "$kept/more.npz"
  echo "the search will use $(net)" | tee -a "$out/log.txt"
}

search() { # seconds, processes, then options
  seconds=$(min "$1" $(($(left) - 25))) many=$2
  shift 2
  [ "$seconds" -lt 5 ] && echo "no time left for $*" && return
  # A batch that has started may finish: half a batch is useless.
  limited "$(left)" $python -m sumida.lab.train.hanabi.evaluate_search "$(net)" --processes "$many" \
    --seconds "$seconds" --out "$out/search.jsonl" "$@"
}

share() { # without the driver's service for it, processes take turns on the accelerator
  command -v nvidia-cuda-mps-control > /dev/null && nvidia-cuda-mps-control -d \
    && timeout 40 $python -c 'import jax; print(jax.numpy.ones(9).sum())' && return
  echo quit | timeout 15 nvidia-cuda-mps-control
  echo "processes take turns on the accelerator"
}

compile() { # the search's programs, which all settings share, for the cache
  # shellcheck disable=SC2086 # a size is several words
  limited 150 $python -m sumida.lab.train.hanabi.evaluate_search "$(net)" --games 1 --seconds 0 $search_size
}

tune() { # all settings at once: one alone would leave the accelerator idle, waiting for the processor
  compile
  while read -r setting; do
    # shellcheck disable=SC2086 # settings and sizes are several words
    search "${TUNE:-110}" $tune_processes --games $tune_deals --seed 1000000 --check-shuffles 64 $setting $search_size > /dev/null &
  done < benchmarks/search_settings.txt
}

cores() {
  # shellcheck disable=SC2086 # settings and sizes are several words
  search $((LIMIT - 60)) "${CORES:-8}" --numpy --tables 1 --games $core_deals --seed "${CORE_SEED:-0}" \
    --out "$out/cores.jsonl" ${SETTING:-} $cores_size > /dev/null &
}

for step in "$@"; do
  echo "== $step, $(date -u +%T), $(left) s left, commit $commit, weights $(net)" | tee -a "$out/log.txt"
  # shellcheck disable=SC2086 # settings and sizes are several words
  case $step in
    peers) limited 130 $python benchmarks/hanabi_jax.py --peer "${PEERS:-runs/peers}" $peers_size ;;
    more)
      train more "${MORE:-420}" --resume "$(net)" --start "${START:-0.6}" --discount 1 \
        --symmetry-weight "${SYMMETRY_WEIGHT:-0}" --seed "${MORE_SEED:-1}"
      keep
      ;;
    tables)
      for players in ${PLAYERS:-3 4 5}; do
        checkpoint="${KEPT_TABLES:-runs/kept}/table$players.npz" resume=""
        [ -f "$checkpoint" ] && resume="--resume $checkpoint --start ${TABLE_START:-0.4}"
        train "table$players" "${TABLE:-150}" --players $players --seed 1 --discount 1 $resume
      done
      ;;
    seeds) for seed in 2 3; do train "seed$seed" "${SEED:-130}" --seed $seed --discount 1; done ;;
    share) share 2>&1 | tee -a "$out/log.txt" ;;
    tune) tune ;;
    search)
      [ -f "${EARLIER:-}" ] && cp "$EARLIER" "$out/search.jsonl"
      search "${SEARCH:-250}" $processes --games $deals --seed "${SEARCH_SEED:-0}" ${SETTING:-} $search_size
      ;;
    cores) cores ;;
    *) echo "no step $step" >&2 ;;
  esac
done
wait
echo "== done, $(date -u +%T)" | tee -a "$out/log.txt"
find "$out" -type f -exec ls -l {} +
